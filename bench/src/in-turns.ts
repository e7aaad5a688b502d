import type { Asked } from './ask.ts';
import { type Costly, withCosts } from './costs.ts';
import { median } from './figures.ts';

type Askers<Name extends string> = Readonly<Record<Name, (round: number) => Promise<Asked>>>;

/** How often each is asked, and where the data lie whose PostgreSQL's work is counted. */
type Turns = { rounds: number; dataDir: string };

/**
 * Asks each of them in turns. The first round, number nought, is for what has just started to run warm and does not count. Answers with what
 * looks up the middle of the rounds; throws where anybody failed.
 */
export async function inTurns<Name extends string>(
  { rounds, dataDir }: Turns,
  askers: Askers<Name>,
): Promise<(name: Name, of: keyof Costly) => number> {
  const names = Object.keys(askers) as Name[];
  const seen = new Map(names.map((name): [Name, Costly[]] => [name, []]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of names) {
      const one = await withCosts(dataDir, () => askers[name](round));
      if (one.failed > 0) throw new Error(`${one.failed} answers failed: ${name}`);
      if (round > 0) seen.get(name)?.push(one);
    }
  }
  return (name, of) => median((seen.get(name) ?? []).map((one) => one[of]));
}
