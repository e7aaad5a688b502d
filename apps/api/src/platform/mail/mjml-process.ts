import { once } from 'node:events';
import mjml2html from 'mjml';

async function compile(document: string): Promise<string> {
  // Without fonts: the library would link a font service for the names that it knows.
  const { html } = await mjml2html(document, { fonts: {}, validationLevel: 'strict', keepComments: false });
  // Indentation is a third of the bytes of every mail.
  return html.replaceAll(/\s*\n\s*/g, '\n');
}

const [documents] = (await once(process, 'message')) as [string[]];
const pages = await Promise.all(documents.map((document) => compile(document)));
process.send?.(pages, () => process.disconnect());
