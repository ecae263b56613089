/** A line of somebody at the table that opens no seat and speaks for nobody: what everybody may see, and no more. */
import type { Greeting } from '../link/hello';
import { Link, type Listener } from '../link/socket';
import type { FromServer } from '../protocol/generated';
import type { Line } from '../told/room.svelte';

const unseated = (message: FromServer): FromServer => (message.type === 'welcome' ? { ...message, you: null } : message);

export function bystander(greeting: Greeting, listener: Listener): Line {
  const shut = { ...greeting, open: () => [] };
  const link = new Link(shut, { message: (message) => listener.message(unseated(message)), state: (now, retryAt) => listener.state(now, retryAt) });
  // Nothing goes out: "I have seen it" would be said for a person who has not.
  return { connect: () => link.connect(), probe: () => link.probe(), shut: () => link.shut(), send: () => false };
}
