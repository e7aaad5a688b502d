import { classNames } from './class-names.ts';
import { frenchSpaces } from './french-spaces.ts';
import { lightPictures } from './light-pictures.ts';

/** What the shop's people wrote in an editor. The API has cleaned it of everything but text, lists, tables and our own pictures. */
export function RichText({ html, className }: { html: string; className?: string }) {
  const text = lightPictures(frenchSpaces(html));
  // oxlint-disable-next-line react/no-danger -- cleaned where it is written, by `cleanRichText` of the API
  return <div className={classNames('rich-text', className)} dangerouslySetInnerHTML={{ __html: text }} />;
}
