import PdfDocument from 'pdfkit';
import { sql } from 'kysely';
import type { Db } from '#db/connect';
import type { Files } from '#platform/files';
import { documents, type DocumentContent } from './content/index.ts';

export type MadeDocument = { content: DocumentContent; key: string; size: number };

const GREEN = '#0B6B47';
const INK = '#17231D';
const MUTED = '#5B675F';
const MARGIN = 56;

/** One page, in letters that every reader of PDF has. */
function drawSheet({ title, description, sections }: DocumentContent): Promise<Buffer> {
  const sheet = new PdfDocument({ size: 'A4', margin: MARGIN, info: { Title: title, Author: 'Tokpa' }, lang: 'fr-BJ' });
  const parts: Buffer[] = [];
  sheet.on('data', (part: Buffer) => parts.push(part));
  const drawn = new Promise<Buffer>((resolve) => {
    sheet.on('end', () => resolve(Buffer.concat(parts)));
  });
  sheet.font('Helvetica-Bold').fontSize(26).fillColor(GREEN).text(title);
  sheet.moveDown(0.3).font('Helvetica').fontSize(12).fillColor(MUTED).text(description);
  for (const { heading, points } of sections) {
    sheet.moveDown(1.2).font('Helvetica-Bold').fontSize(16).fillColor(INK).text(heading);
    sheet
      .moveDown(0.4)
      .font('Helvetica')
      .fontSize(12)
      .list([...points], { bulletRadius: 2, lineGap: 6 });
  }
  sheet.end();
  return drawn;
}

/** Draws and stores the sheets of the library. A second seeding on the same files writes them again under the same names. */
export async function makeDocuments(files: Files): Promise<MadeDocument[]> {
  const made: MadeDocument[] = [];
  for (const content of documents) {
    const bytes = await drawSheet(content);
    const key = `library/${content.fileName}`;
    await files.put(key, bytes, { contentType: 'application/pdf', visibility: 'private' });
    made.push({ content, key, size: bytes.length });
  }
  return made;
}

const LINK = {
  title: 'Organisation mondiale de la Santé : hypertension',
  description: 'Les points clés, en français.',
  type: 'LINK' as const,
  url: 'https://www.who.int/fr/news-room/fact-sheets/detail/hypertension',
  category: 'À lire ailleurs',
  is_public: true,
};

const formationCalled = (slug: string) => sql<string>`(select id from formations where slug = ${slug})`;

/** Once the formations are there that some of it goes with. */
export async function seedLibrary(db: Db, made: readonly MadeDocument[]): Promise<void> {
  const sheets = made.map(({ content: { title, description, category, fileName, formation }, key, size }) => ({
    title,
    description,
    type: 'PDF' as const,
    file_key: key,
    file_name: fileName,
    mime_type: 'application/pdf',
    size,
    category,
    is_public: true,
    formation_id: formation === undefined ? null : formationCalled(formation),
  }));
  const formation_id = formationCalled('bien-utiliser-glucometre-et-tensiometre');
  await db
    .insertInto('content_library')
    .values({ ...LINK, formation_id })
    .execute();
  if (sheets.length > 0) await db.insertInto('content_library').values(sheets).execute();
}
