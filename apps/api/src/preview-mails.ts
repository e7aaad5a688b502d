import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import Handlebars from 'handlebars';
import { loadConfig } from '#config';
import { renderSamples } from '#platform/mail/samples';
// Loads every feature, and with it the mails that it defines.
import './app.ts';

const INDEX = Handlebars.compile(`<!doctype html>
<html lang="fr">
  <meta charset="utf-8" />
  <meta name="viewport" content="width=device-width" />
  <title>Les mails de la boutique</title>
  <style>
    body { margin: 24px; font: 16px/1.5 system-ui, sans-serif; background: #f3eee1; color: #17231d; }
    main { display: flex; flex-wrap: wrap; gap: 32px; }
    article { width: 360px; }
    h2 { margin: 0; font-size: 16px; }
    p { margin: 0 0 8px; }
    iframe { width: 360px; height: 720px; border: 0; border-radius: 12px; background: #fff; }
  </style>
  <h1>Les mails de la boutique</h1>
  <main>
    {{#each mails}}
      <article>
        <h2>{{subject}}</h2>
        <p><a href="{{name}}.html">{{name}}</a> · <a href="{{name}}.txt">texte</a></p>
        <iframe src="{{name}}.html" title="{{subject}}"></iframe>
      </article>
    {{/each}}
  </main>
</html>
`);

/** Writes every mail of the shop with its sample, and a page that shows them side by side at a phone's width. */
async function writePreview(folder: string): Promise<void> {
  const mails = await renderSamples();
  await mkdir(folder, { recursive: true });
  for (const { name, html, text } of mails) {
    await writeFile(path.join(folder, `${name}.html`), html);
    await writeFile(path.join(folder, `${name}.txt`), text);
  }
  await writeFile(path.join(folder, 'index.html'), INDEX({ mails }));
}

const folder = path.join(loadConfig(process.env).dataDir, 'mails');
await writePreview(folder);
process.stdout.write(`Les mails de la boutique : ${path.join(folder, 'index.html')}\n`);
