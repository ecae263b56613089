/** Where the rulebook of the table is open: everything that can be asked "why?" opens it at its clause. */

interface Opened {
  open: boolean;
  /** Where to look first; empty for the beginning. */
  clause: string;
}

export const opened = $state<Opened>({ open: false, clause: '' });

export function openRulebook(clause = ''): void {
  opened.clause = clause;
  opened.open = true;
}
