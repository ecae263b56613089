/**
 * Runs before the page has come: a small script of its own (building/early.ts), so that what only waits for the
 * network is under way meanwhile. It shows nothing, and the page works the same where it has not run.
 */
import { send, tablePath } from '../link/calls';
import { gameOfDocument } from '../link/document';
import { hello, socketAddress } from '../link/hello';
import { meaning } from '../link/meaning';
import { sharedBy, tokenFor } from '../link/tokens';
import { load } from '../settings';
import type { Greeted } from './begun';

/** What a table of each game needs beyond the first load, written in by the build. */
declare const TABLE_FILES: Readonly<Record<string, readonly string[]>>;

function fetchFiles(): void {
  for (const file of TABLE_FILES[gameOfDocument()] ?? []) {
    const link = document.createElement('link');
    link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
    link.as = file.endsWith('.css') ? 'style' : 'script';
    link.crossOrigin = '';
    link.href = `/${file}`;
    document.head.append(link);
  }
}

/** Behind a curtain nothing of the hand is asked for, as in the page. */
function greet(code: string, token: string): Greeted {
  const said = hello({ code, token, since: () => 0, open: () => (load().curtain ? [] : null) });
  const socket = new WebSocket(socketAddress());
  const heard: string[] = [];
  socket.onopen = () => socket.send(said);
  socket.onmessage = ({ data }: MessageEvent<string>) => heard.push(data);
  return { socket, said, heard };
}

async function answerTo(path: string): Promise<Response | undefined> {
  try {
    const came = await send(path);
    // Read to its end here: the page may come only when the patience is over.
    return new Response(await came.text(), { status: came.status });
  } catch {
    return undefined;
  }
}

const now = meaning(location.pathname);
if (now.page === 'table') {
  const token = tokenFor(now.code);
  window.yomiaiBegun = {};
  const path = tablePath(now.code);
  if (token === null) window.yomiaiBegun.asked = { path, answer: answerTo(path) };
  // Who shares a device with others shares it out first.
  else if (sharedBy(now.code).length === 0) window.yomiaiBegun.greeted = greet(now.code, token);
  if (token !== null) fetchFiles();
}
