import { ElsewhereLink } from '../ui/elsewhere-link.tsx';
import type { ShownDocument } from './shown-formation.ts';

/** What everybody may read of a formation before they enrol. */
export function OpenDocuments({ documents }: { documents: readonly ShownDocument[] }) {
  return (
    <section aria-labelledby="documents">
      <h2 id="documents" className="mb-1 text-xl">
        Documents ouverts à tous
      </h2>
      <ul className="flex flex-col">
        {documents.map(({ title, to, isFile }) => (
          <li key={to}>
            <ElsewhereLink to={to} isFile={isFile}>
              {isFile ? `Télécharger : ${title}` : title}
            </ElsewhereLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
