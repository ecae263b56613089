/**
 * A small set of sounds, made here instead of loaded: a wooden table, paper, a bell.
 * Browsers allow sound only after a tap, so the context is opened by the first one.
 */

export type SoundName = 'your_turn' | 'slide' | 'flip' | 'take' | 'win' | 'lose' | 'tick' | 'tap';

interface Note {
  at: number;
  pitch: number;
  /** The pitch it glides to. */
  to?: number;
  length: number;
  loud: number;
  wave?: OscillatorType;
}
interface Rustle {
  at: number;
  length: number;
  loud: number;
  low: number;
  high: number;
}

const BELL = (at: number, pitch: number, loud = 0.2): Note[] => [
  { at, pitch, length: 0.7, loud },
  { at, pitch: pitch * 2.76, length: 0.25, loud: loud * 0.3 },
];
const KNOCK = (at: number, pitch: number): Note => ({ at, pitch, to: pitch * 0.6, length: 0.09, loud: 0.35, wave: 'triangle' });

const NOTES: Record<SoundName, Note[]> = {
  your_turn: [...BELL(0, 659), ...BELL(0.13, 880)],
  slide: [],
  flip: [KNOCK(0.05, 420)],
  take: [KNOCK(0.06, 210), KNOCK(0.16, 160)],
  win: [...BELL(0, 523), ...BELL(0.12, 659), ...BELL(0.24, 784), ...BELL(0.4, 1047, 0.25)],
  lose: [
    { at: 0, pitch: 392, to: 370, length: 0.28, loud: 0.2, wave: 'triangle' },
    { at: 0.26, pitch: 330, to: 220, length: 0.6, loud: 0.2, wave: 'triangle' },
  ],
  tick: [{ at: 0, pitch: 1400, to: 900, length: 0.03, loud: 0.12, wave: 'square' }],
  tap: [{ at: 0, pitch: 600, to: 420, length: 0.04, loud: 0.14, wave: 'triangle' }],
};

const RUSTLES: Partial<Record<SoundName, Rustle>> = {
  slide: { at: 0, length: 0.28, loud: 0.22, low: 900, high: 2600 },
  flip: { at: 0, length: 0.08, loud: 0.25, low: 2000, high: 4200 },
  take: { at: 0, length: 0.1, loud: 0.16, low: 700, high: 1400 },
};

/** So long nothing has been asked to sound, and the context rests: a running one costs a phone its battery. */
const RESTS_AFTER_MS = 2000;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;
let wanted = true;
/** A tap has opened it; from then on it is woken without one. */
let isOpen = false;
let rest: ReturnType<typeof setTimeout> | undefined;

/** One tap turns all sound off or on. */
export function allowSound(on: boolean): void {
  wanted = on;
  if (!on) void context?.suspend();
}

/** Call once: opens the sound at the first tap or key, and again after a phone call has taken it away. */
export function waitForTap(target: EventTarget = document): void {
  const open = (): void => {
    const isReady = isOpen && (context?.state === 'running' || context?.state === 'suspended');
    if (wanted && !isReady) awake(opened(), () => (isOpen = true));
  };
  for (const type of ['pointerup', 'keydown']) target.addEventListener(type, open, { passive: true });
}

export function play(name: SoundName): void {
  if (!wanted || document.hidden || !isOpen) return;
  awake(context, (made) => {
    const start = made.currentTime + 0.01;
    for (const note of NOTES[name]) ring(made, start, note);
    const rustle = RUSTLES[name];
    if (rustle) brush(made, start, rustle);
  });
}

/** Wake the context, and let it rest when nothing has been asked of it for a while. */
function awake(made: AudioContext | null, then: (made: AudioContext) => void): void {
  if (!made) return;
  clearTimeout(rest);
  rest = setTimeout(() => void made.suspend(), RESTS_AFTER_MS);
  made.resume().then(
    () => {
      then(made);
    },
    () => undefined, // closed by the browser: a game without sound
  );
}

/** A short buzz where the phone can; never an error where it cannot. */
export function buzz(pattern: number | number[] = 40): void {
  try {
    navigator.vibrate?.(pattern);
  } catch {
    // Some browsers refuse before the first tap.
  }
}

function opened(): AudioContext | null {
  if (context || typeof AudioContext === 'undefined') return context;
  try {
    context = new AudioContext();
    noise = hiss(context);
  } catch {
    context = null;
  }
  return context;
}

function hiss(made: AudioContext): AudioBuffer {
  const buffer = made.createBuffer(1, made.sampleRate / 2, made.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  return buffer;
}

function envelope(made: AudioContext, at: number, length: number, loud: number): GainNode {
  const gain = made.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + Math.min(0.012, length / 3));
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(made.destination);
  return gain;
}

function ring(made: AudioContext, start: number, note: Note): void {
  const at = start + note.at;
  const voice = made.createOscillator();
  voice.type = note.wave ?? 'sine';
  voice.frequency.setValueAtTime(note.pitch, at);
  if (note.to) voice.frequency.exponentialRampToValueAtTime(note.to, at + note.length);
  voice.connect(envelope(made, at, note.length, note.loud));
  voice.start(at);
  voice.stop(at + note.length + 0.02);
}

function brush(made: AudioContext, start: number, rustle: Rustle): void {
  const at = start + rustle.at;
  const source = made.createBufferSource();
  const band = made.createBiquadFilter();
  source.buffer = noise;
  band.type = 'bandpass';
  band.Q.value = 0.8;
  band.frequency.setValueAtTime(rustle.low, at);
  band.frequency.exponentialRampToValueAtTime(rustle.high, at + rustle.length);
  source.connect(band).connect(envelope(made, at, rustle.length, rustle.loud));
  source.start(at);
  source.stop(at + rustle.length + 0.02);
}
