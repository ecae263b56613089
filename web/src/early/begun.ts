/**
 * What was begun before the page itself had come, for the page to go on with. Each is taken at most once, and only
 * where the page would begin just the same; whoever finds nothing begins it himself.
 */

/** A connection that has been greeted, and what came on it since. */
export interface Greeted {
  socket: WebSocket;
  said: string;
  heard: string[];
}

export interface Begun {
  greeted?: Greeted | undefined;
  asked?: { path: string; answer: Promise<Response | undefined> } | undefined;
}

declare global {
  interface Window {
    yomiaiBegun?: Begun;
  }
}

/** The connection on which just this was said; one that was greeted otherwise is given up. */
export function takeGreeted(words: string): Greeted | undefined {
  const found = window.yomiaiBegun?.greeted;
  if (!found) return undefined;
  window.yomiaiBegun!.greeted = undefined;
  found.socket.onopen = found.socket.onmessage = null;
  if (found.said === words && found.socket.readyState <= WebSocket.OPEN) return found;
  found.socket.close();
  return undefined;
}

/** The answer to that call, undefined when nobody asked or none came. */
export async function takeAnswer(path: string): Promise<Response | undefined> {
  const found = window.yomiaiBegun?.asked;
  if (found?.path !== path) return undefined;
  window.yomiaiBegun!.asked = undefined;
  return found.answer;
}
