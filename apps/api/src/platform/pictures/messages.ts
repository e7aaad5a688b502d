import type { Picture } from '@tokpa/contract';

/** What is to be done with a picture that somebody sent. */
export type Task = { act: 'store'; bytes: Uint8Array; alt: string } | { act: 'reencode'; bytes: Uint8Array };

/** A file that is asked for, or is to be written. */
export type FileCall = { exists: string } | { put: string; bytes: Uint8Array; contentType: string };

/** From the shop: work, and what became of a file. */
export type FromShop =
  | { job: number; task: Task }
  | { call: number; isThere: boolean }
  | { call: number; failed: true };

/** To the shop: a wish for a file, and what became of the work. */
export type ToShop =
  | { job: number; call: number; file: FileCall }
  | { job: number; made: Picture | Uint8Array }
  | { job: number; failed: string };
