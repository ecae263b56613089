/** One table's connection: says hello, keeps alive, comes back by itself. Knows nothing of what the messages mean. */
import { takeGreeted } from '../early/begun';
import type { FromClient, FromServer } from '../protocol/generated';
import { type Greeting, hello, socketAddress } from './hello';
import { watchWaking } from './waking';

export type LinkState = 'connecting' | 'open' | 'waiting' | 'shut';

export interface Listener {
  message(message: FromServer): void;
  state(state: LinkState, retryAt: number): void;
}

const CONNECT_MS = 5000;
const PING_EVERY_MS = 12_000;
const PONG_MS = 3500;
const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 12_000;

export class Link {
  private socket: WebSocket | null = null;
  private failures = 0;
  private retry = 0;
  private deadline = 0;
  private pinging = 0;
  private state: LinkState = 'connecting';
  private readonly unwatch: () => void;

  constructor(private readonly greeting: Greeting, private readonly listener: Listener) {
    this.unwatch = watchWaking((slept) => (slept ? this.renew() : this.probe()));
    this.connect();
  }

  /** False when there is no connection to send on; the caller keeps the message. */
  send(message: FromClient): boolean {
    if (this.state !== 'open' || this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Asks whether anybody is still there; silence means a new connection. A ready state is no proof. */
  probe(): void {
    if (this.state === 'shut') return;
    if (!this.send({ type: 'ping' })) {
      if (this.state === 'waiting') this.connect();
      return;
    }
    clearTimeout(this.deadline);
    this.deadline = window.setTimeout(() => this.connect(), PONG_MS);
  }

  private renew(): void {
    if (this.state !== 'shut') this.connect();
  }

  /** Drops what is there and asks for everything afresh. */
  connect(): void {
    this.drop();
    this.change('connecting');
    const begun = takeGreeted(hello(this.greeting));
    const socket = begun?.socket ?? new WebSocket(socketAddress());
    this.socket = socket;
    this.deadline = window.setTimeout(() => this.failed(socket), CONNECT_MS);
    socket.onopen = () => socket.send(hello(this.greeting));
    socket.onmessage = (event: MessageEvent<string>) => this.heard(socket, event.data);
    socket.onclose = () => this.failed(socket);
    // Not at once: whoever made this link has yet to keep it.
    for (const text of begun?.heard ?? []) queueMicrotask(() => this.heard(socket, text));
  }

  shut(): void {
    this.change('shut');
    this.drop();
    this.unwatch();
  }

  private heard(socket: WebSocket, text: string): void {
    if (socket !== this.socket) return;
    clearTimeout(this.deadline);
    const message = JSON.parse(text) as FromServer;
    if (message.type === 'welcome') this.welcomed();
    this.listener.message(message);
  }

  private welcomed(): void {
    this.failures = 0;
    this.change('open');
    clearInterval(this.pinging);
    this.pinging = window.setInterval(() => this.probe(), PING_EVERY_MS);
  }

  private failed(socket: WebSocket): void {
    if (socket !== this.socket || this.state === 'shut') return;
    this.drop();
    // Jitter, or a restarted server is met by every phone at once.
    const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.failures) * (0.6 + Math.random() * 0.8);
    this.failures += 1;
    this.retry = window.setTimeout(() => this.connect(), wait);
    this.change('waiting', Date.now() + wait);
  }

  private drop(): void {
    for (const timer of [this.retry, this.deadline]) clearTimeout(timer);
    clearInterval(this.pinging);
    const old = this.socket;
    this.socket = null;
    if (old) old.onopen = old.onmessage = old.onclose = null;
    old?.close();
  }

  private change(state: LinkState, retryAt = 0): void {
    this.state = state;
    this.listener.state(state, retryAt);
  }
}
