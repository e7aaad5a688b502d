import { useRef, useState } from 'react';
import type { PictureSource } from '../ui/picture-source.ts';
import { Picture, WHOLE_PHONE } from '../ui/picture.tsx';

const MAIN_SIZES = `(min-width: 75rem) 560px, (min-width: 48rem) 46vw, ${WHOLE_PHONE}`;

type GalleryProps = { pictures: readonly PictureSource[]; name: string };

/** A strip that slides under the thumb or by the arrow keys; without JavaScript the thumbnails are links into it. */
export function Gallery({ pictures, name }: GalleryProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  if (pictures.length === 0) {
    return <Picture image={null} alt={name} sizes="" className="aspect-square w-full rounded-card" />;
  }
  const show = (position: number) => {
    const width = strip.current?.clientWidth ?? 0;
    strip.current?.scrollTo({ left: position * width });
  };
  const isOne = pictures.length === 1;
  return (
    <section aria-label={`Photos de ${name}`} className="flex min-w-0 flex-col gap-3 not-tall:max-w-[80vh]">
      <ul
        ref={strip}
        aria-label="Photos"
        {...(!isOne && { tabIndex: 0 })}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setCurrent(Math.round(scrollLeft / clientWidth))}
        className="no-scrollbar flex snap-x scroll-smooth snap-mandatory overflow-x-auto overscroll-x-contain rounded-card border border-line bg-surface"
      >
        {pictures.map((picture, position) => (
          <li key={picture.src} id={photoId(position)} className="w-full shrink-0 snap-start">
            <Picture
              image={picture}
              alt={picture.alt || (position === 0 ? name : `${name}, photo ${position + 1}`)}
              sizes={MAIN_SIZES}
              eager={position === 0}
              className="aspect-4/3 w-full md:aspect-square"
            />
          </li>
        ))}
      </ul>
      {!isOne && <Thumbnails pictures={pictures} current={current} onChoose={show} />}
    </section>
  );
}

const photoId = (position: number) => `photo-${position + 1}`;

type ThumbnailsProps = {
  pictures: readonly PictureSource[];
  current: number;
  onChoose: (position: number) => void;
};

function Thumbnails({ pictures, current, onChoose }: ThumbnailsProps) {
  return (
    <ul aria-label="Miniatures" className="flex flex-wrap gap-2 print:hidden">
      {pictures.map((picture, position) => (
        <li key={picture.src}>
          <a
            href={`#${photoId(position)}`}
            aria-label={`Voir la photo ${position + 1}`}
            aria-current={position === current ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              onChoose(position);
            }}
            className="block overflow-hidden rounded-control border-2 border-line hover:border-edge aria-[current]:border-primary"
          >
            <Picture image={picture} alt="" sizes="80px" className="size-14 md:size-18" />
          </a>
        </li>
      ))}
    </ul>
  );
}
