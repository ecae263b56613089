/** A chair for somebody who comes, and one chair less when somebody has gone. */
import type { Game } from '../art/emblems';
import { CATALOGUE } from '../games';
import { type Answer, join } from '../link/calls';
import { newId } from '../link/ids';
import type { Seated } from '../protocol/generated';
import { fitting } from '../screens/options';
import { settings } from '../settings.svelte';
import { Room } from '../told/room.svelte';
import { until } from '../told/until.svelte';

const empty = ({ table }: Room): number => table?.seats.filter(({ holder }) => holder === 'empty').length ?? 0;
const lastBot = ({ table }: Room): number | undefined => table?.seats.findLast(({ bot }) => bot !== null)?.seat;

/** Sits on an empty chair, else on a bot's: those are there to fill empty ones; else the host puts one more. */
export async function seatOneMore(lead: Room, name: string): Promise<Answer<Seated>> {
  if (empty(lead) === 0 && lastBot(lead) === undefined) await putChairs(lead, 1);
  const answer = await join(lead.code, { id: newId(), name, language: settings.lang });
  if (answer.ok) await relieveBot(lead.code, answer.value.token);
  return answer;
}

/** Once somebody has gone: where all others sit, nobody waits for his empty chair. */
export async function closeUp(lead: Room): Promise<void> {
  if (empty(lead) === 1) await putChairs(lead, -1);
}

async function putChairs(lead: Room, more: 1 | -1): Promise<void> {
  const chosen = lead.table?.settings;
  const rules = chosen && CATALOGUE[chosen.game as Game];
  if (!chosen || !rules || !lead.isHost) return;
  const players = chosen.players + more;
  if (players < rules.fewest || players > rules.most) return;
  lead.do({ type: 'set_settings', players, options: fitting(rules.options, chosen.options, players) });
  await until(() => !lead.isDoing('set_settings'));
  await until(() => lead.table?.settings.players === players, 1000);
}

/** Who came and found no empty chair takes a bot's. */
async function relieveBot(code: string, token: string): Promise<void> {
  const newcomer = new Room(code, token);
  const isThere = await until(() => newcomer.table !== null || newcomer.refusedAtDoor !== null);
  const bot = lastBot(newcomer);
  if (isThere && newcomer.seat === null && bot !== undefined) {
    newcomer.do({ type: 'sit', seat: bot });
    await until(() => newcomer.seat !== null);
  }
  newcomer.leave();
}
