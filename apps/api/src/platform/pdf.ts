import { createRequire } from 'node:module';
import { buffer } from 'node:stream/consumers';
import type PDFDocument from 'pdfkit';

export type Pdf = InstanceType<typeof PDFDocument>;

// Every letter of the languages of Benin, and the signs of French typography.
const { resolve } = createRequire(import.meta.url);
const FONTS = {
  regular: resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf'),
  bold: resolve('dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf'),
};
export type PdfFont = keyof typeof FONTS;

const MARGIN = 48;

const FOOT_SIZE = 8;

/** « FAC-2026-000012 · page 2/3 » at the foot of each page, where there are several: sheets that fell apart find each other again. */
function numberPages(pdf: Pdf, name: string): void {
  const { count } = pdf.bufferedPageRange();
  if (count === 1) return;
  pdf.font('regular').fontSize(FOOT_SIZE);
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    const foot = `${name} · page\u00a0${page + 1}/${count}`;
    const left = pdf.page.width - MARGIN - pdf.widthOfString(foot);
    // It stands in the margin: a text that may break would go on to a page of its own there.
    pdf.text(foot, left, pdf.page.height - MARGIN / 2 - FOOT_SIZE, { lineBreak: false });
  }
}

/** An A4 document in French, its fonts inside; `draw` puts everything on it, and pages are numbered under `name`. Resolves to its bytes. */
export async function makePdf(title: string, draw: (pdf: Pdf) => void, name = title): Promise<Buffer> {
  // Loaded when a first document is asked for: most processes never print one.
  const { default: Document } = await import('pdfkit');
  const pdf = new Document({
    size: 'A4',
    margin: MARGIN,
    lang: 'fr',
    bufferPages: true,
    displayTitle: true,
    info: { Title: title },
  });
  for (const [name, file] of Object.entries(FONTS)) pdf.registerFont(name, file);
  const bytes = buffer(pdf);
  pdf.font('regular').fontSize(10);
  draw(pdf);
  numberPages(pdf, name);
  pdf.end();
  return bytes;
}

/** A column of a table: its heading, its width in points, and on which side its text stands. */
export type PdfColumn = { heading: string; width: number; align?: 'left' | 'right' };

const ROW_GAP = 6;

/** Cells beside each other, on the next page where this one is full, below `head`; what comes then stands below the highest of them. */
export function drawRow(
  pdf: Pdf,
  columns: readonly PdfColumn[],
  cells: readonly string[],
  { font = 'regular', head }: { font?: PdfFont; head?: () => void } = {},
): void {
  pdf.font(font);
  const height = Math.max(
    ...cells.map((cell, index) => pdf.heightOfString(cell, { width: columns[index]?.width ?? 0 })),
  );
  if (pdf.y + height > pdf.page.height - MARGIN) {
    pdf.addPage();
    head?.();
    pdf.font(font);
  }
  const top = pdf.y;
  let x = MARGIN;
  for (const [index, { width, align = 'left' }] of columns.entries()) {
    pdf.text(cells[index] ?? '', x, top, { width, align });
    x += width;
  }
  pdf.x = MARGIN;
  pdf.y = top + height + ROW_GAP;
}

function drawLine(pdf: Pdf): void {
  const y = pdf.y - ROW_GAP / 2;
  pdf
    .moveTo(MARGIN, y)
    .lineTo(pdf.page.width - MARGIN, y)
    .lineWidth(0.5)
    .stroke('#b9b2a0');
}

/** A table at the present place, over as many pages as it needs, its headings on each of them. */
export function drawTable(pdf: Pdf, columns: readonly PdfColumn[], rows: readonly (readonly string[])[]): void {
  const headings = columns.map(({ heading }) => heading);
  const head = () => {
    drawRow(pdf, columns, headings, { font: 'bold' });
    drawLine(pdf);
  };
  head();
  for (const row of rows) {
    drawRow(pdf, columns, row, { head });
    drawLine(pdf);
  }
}
