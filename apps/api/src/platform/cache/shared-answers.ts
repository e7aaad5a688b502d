import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Answer, makeAnswer, sendAnswer } from './answer.ts';
import type { AnswerCache } from './answer-cache.ts';

/** Names what an answer is made from: it is dropped from the caches when one of these changes. */
export type Tag = (...tags: string[]) => void;

/** What everybody is told: the headers that it leaves with (lower case, without those that are made for each form of it), and its text. */
export type Told = { headers: Readonly<Record<string, string>>; text: string };

/** Makes an answer that is the same for everybody, and keeps it under `key` unless something that it was made from changed meanwhile. */
export async function makeShared(cache: AnswerCache, key: string, make: (tag: Tag) => Promise<Told>): Promise<Answer> {
  const ticket = cache.begin();
  const tags = new Set<string>();
  const { headers, text } = await make((...named) => named.forEach((tag) => tags.add(tag)));
  const answer = makeAnswer({ what: 'data', status: 200, headers, body: text, tags });
  cache.keep(ticket, key, answer);
  return answer;
}

/** The headers that every answer of this request carries, as plain text. */
export function headersSoFar(reply: FastifyReply): Record<string, string> {
  const entries = Object.entries(reply.getHeaders()).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
}

/** Writes a whole answer past the framework: the first asker gets what all others get from the cache, as they get it. */
export function sendShared(request: FastifyRequest, reply: FastifyReply, answer: Answer): FastifyReply {
  // Before the framework lets go: it answers what fails here.
  sendAnswer(request.raw, reply.raw, answer);
  return reply.hijack();
}
