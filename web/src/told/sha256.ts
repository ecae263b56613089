/** SHA-256 (FIPS 180-4), written out because plain http has no `crypto.subtle`. */

const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32) | 0;

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((p) => n % p)) found.push(n);
  return found;
}

const ROUNDS = primes(64).map((p) => fraction(Math.cbrt(p)));
const START = primes(8).map((p) => fraction(Math.sqrt(p)));
const turn = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

function padded(bytes: Uint8Array): DataView {
  const view = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64));
  new Uint8Array(view.buffer).set(bytes);
  view.setUint8(bytes.length, 0x80);
  view.setUint32(view.byteLength - 4, bytes.length * 8);
  return view;
}

function schedule(view: DataView, at: number): number[] {
  const w = Array.from({ length: 16 }, (_, i) => view.getInt32(at + i * 4));
  for (let i = 16; i < 64; i++) {
    const [x, y] = [w[i - 15]!, w[i - 2]!];
    const small = turn(x, 7) ^ turn(x, 18) ^ (x >>> 3);
    const large = turn(y, 17) ^ turn(y, 19) ^ (y >>> 10);
    w.push((w[i - 16]! + small + w[i - 7]! + large) | 0);
  }
  return w;
}

function compress(state: readonly number[], w: readonly number[]): number[] {
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i++) {
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i]! + w[i]!) | 0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(first + second) | 0, a, b, c, (d + first) | 0, e, f, g];
  }
  return [a, b, c, d, e, f, g, h].map((value, i) => (value + state[i]!) | 0);
}

export function sha256(bytes: Uint8Array): string {
  const view = padded(bytes);
  let state = START;
  for (let at = 0; at < view.byteLength; at += 64) state = compress(state, schedule(view, at));
  return state.map((value) => (value >>> 0).toString(16).padStart(8, '0')).join('');
}
