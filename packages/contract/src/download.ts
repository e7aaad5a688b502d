import { z } from 'zod';
import type { Download } from './client.ts';

/** The `response` of an endpoint that names the kind of its `file`. */
export const download = z.custom<Download>();
