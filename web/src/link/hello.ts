/** The first words on a connection. They may be said before the page itself has come (early/start.ts). */
import { type FromClient, PROTOCOL } from '../protocol/generated';

export interface Greeting {
  code: string;
  token: string | null;
  since: () => number;
  open: () => readonly number[] | null;
}

export function socketAddress(place: Location = location): string {
  return `${place.protocol === 'https:' ? 'wss' : 'ws'}://${place.host}/api/socket`;
}

export function hello({ code, token, since, open }: Greeting): string {
  return JSON.stringify({ type: 'hello', protocol: PROTOCOL, code, token, since: since(), open: open() } satisfies FromClient);
}
