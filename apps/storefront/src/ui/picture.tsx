import ImageOff from 'lucide-react/icons/image-off';
import { useCallback, useState } from 'react';
import { classNames } from './class-names.ts';
import type { PictureSource } from './picture-source.ts';

/**
 * For `sizes`, on screens below 48 rem: two thirds of what is drawn. A phone has three dots to a pixel of the page and paid data; two are as
 * fine as one sees, and the browser then takes the width below (320 for half a phone, 640 for a whole one), half as heavy.
 */
export const HALF_A_PHONE = '29vw';
export const WHOLE_PHONE = '59vw';

type PictureProps = {
  image: PictureSource | null | undefined;
  /** Stands in for the picture's own text; empty where the words beside it say it all. */
  alt?: string;
  /** How wide it is drawn, as in the `sizes` attribute: `(min-width: 48rem) 33vw, 50vw`. */
  sizes: string;
  /** The one picture that a person sees first: fetched at once and before others. */
  eager?: boolean;
  className?: string;
};

/** Whether this very picture failed: the next page may show another one in the same place. */
function useBroken(image: PictureSource | null | undefined) {
  const src = image?.src;
  const [broken, setBroken] = useState<string>();
  const fail = useCallback(() => setBroken(src), [src]);
  // A picture may have failed before React listens: its error event is then already gone.
  const look = useCallback(
    (node: HTMLImageElement | null) => {
      if (node?.complete && node.naturalWidth === 0) fail();
    },
    [fail],
  );
  return { isBroken: broken === src, look, fail };
}

/** Keeps its room while it loads; a missing or broken picture becomes a placeholder. Give the box its shape by `className`. */
export function Picture({ image, alt: givenAlt, sizes, eager = false, className }: PictureProps) {
  const alt = givenAlt ?? image?.alt ?? '';
  const { isBroken, look, fail } = useBroken(image);
  if (!image || isBroken) return <MissingPicture alt={alt} className={className} />;
  return (
    <picture
      className={classNames('picture', className)}
      style={image.placeholder ? { backgroundImage: `url("${image.placeholder}")` } : undefined}
    >
      <LighterSources of={image} sizes={sizes} />
      <img
        ref={look}
        src={image.src}
        width={image.width}
        height={image.height}
        alt={alt}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        onError={fail}
        className="size-full object-cover"
      />
    </picture>
  );
}

function LighterSources({ of: { srcset }, sizes }: { of: PictureSource; sizes: string }) {
  return (
    <>
      {srcset.avif && <source type="image/avif" srcSet={srcset.avif} sizes={sizes} />}
      <source type="image/webp" srcSet={srcset.webp} sizes={sizes} />
    </>
  );
}

function MissingPicture({ alt, className }: { alt: string; className: string | undefined }) {
  return (
    <span
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      className={classNames('flex items-center justify-center bg-sand-deep text-muted', className)}
    >
      <ImageOff aria-hidden="true" className="size-8 max-h-1/2 max-w-1/2" />
    </span>
  );
}
