import {
  type Product,
  type ProductChange,
  productChange,
  productCreation,
  productManagementEndpoints,
} from '@tokpa/contract';
import { findOrCreateCategory } from '#features/categories';
import { type ProductRow, writeImported } from '#features/products';
import type { Db } from '#db/connect';
import { parseOrRefuse } from '#platform/http/validate';
import type { Platform } from '#platform/platform';
import type { StaffSession } from '#platform/session';
import type { ProductDraft } from './draft.ts';
import type { LostZeros } from './lost-zeros.ts';
import { aimAtVariation, lostReference, mergeOptions, mergeVariations, saidFields } from './merge-draft.ts';
import { keptPictures } from './own-pictures.ts';

const { missing: missingIn } = productManagementEndpoints['POST /products'];

/** Where a product goes whose table names no category. */
const UNSORTED = ['À classer'];

type Context = { platform: Platform; tx: Db; session: StaffSession };

/** What refused a product, and the rows of the table that its variations come from. */
export class DraftRefusal extends Error {
  readonly refusal: unknown;
  readonly variationRows: readonly (number | undefined)[];

  constructor(refusal: unknown, variationRows: readonly (number | undefined)[]) {
    super('the rules refused a row', { cause: refusal });
    this.refusal = refusal;
    this.variationRows = variationRows;
  }
}

async function categoryOf({ platform, tx, session }: Context, draft: ProductDraft, isNew: boolean) {
  const path = draft.category.length > 0 || !isNew ? draft.category : UNSORTED;
  return path.length > 0 ? findOrCreateCategory(platform, tx, path, session) : undefined;
}

function newFields({ fields, variations, slugWhenNew, stockWhenNew }: ProductDraft): ProductChange {
  return {
    // A table that says nothing of it may be anything: somebody looks before customers do.
    ...(fields.status === undefined && { status: 'DRAFT' as const }),
    ...(fields.slug === undefined && slugWhenNew !== undefined && { slug: slugWhenNew }),
    ...(variations.length === 0 && fields.stock === undefined && { stock: stockWhenNew ?? 0 }),
  };
}

type WrittenDraft = { product: Product; lost: readonly LostZeros[] };

/** Writes one product of a table. Throws a `DraftRefusal` around whatever refuses it. */
export async function writeDraft(context: Context, draft: ProductDraft, id: string | undefined): Promise<WrittenDraft> {
  const { platform, tx, session } = context;
  let rows: readonly (number | undefined)[] = [];
  let lost: readonly LostZeros[] = [];

  function bodyFor(categoryId: string | undefined) {
    return (before: ProductRow | undefined): ProductChange => {
      const aimed = aimAtVariation(draft, before);
      const merged = mergeVariations(aimed.variations, before?.variations ?? []);
      rows = merged.rows;
      lost = [...lostReference(aimed, before), ...merged.lost];
      const [options, pictures] = [mergeOptions(aimed, before), keptPictures(draft, before, platform.config.publicUrl)];
      const body = {
        ...saidFields(aimed, before),
        ...(!before && newFields(draft)),
        // Said so, a product may leave a sub-category for the one above it.
        ...(categoryId !== undefined && { category: categoryId, subcategory: null }),
        ...(aimed.variations.length > 0 && { variations: merged.writes }),
        ...(options && { options }),
        ...(pictures && { pictures }),
      };
      return before
        ? parseOrRefuse(productChange, body)
        : parseOrRefuse(productCreation, body, missingIn({ body, files: [] }));
    };
  }

  try {
    const categoryId = await categoryOf(context, draft, id === undefined);
    const product = await writeImported(platform, tx, { id, bodyFor: bodyFor(categoryId) }, session);
    return { product, lost };
  } catch (refusal) {
    throw new DraftRefusal(refusal, rows);
  }
}
