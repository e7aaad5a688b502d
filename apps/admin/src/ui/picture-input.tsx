import { ImageField, ImageInput } from 'react-admin';

/** The address that a row has, as the preview takes it; a file that was just chosen already is so. */
function toPreview(value: unknown): unknown {
  return typeof value === 'string' ? { src: value, title: '' } : value;
}

type PictureInputProps = { source?: string; label?: string };

/** The one picture of a row. What is no picture is refused by the shop, next to it. */
export function PictureInput({ source = 'image', label = 'Photo' }: PictureInputProps) {
  return (
    <ImageInput
      source={source}
      label={label}
      format={toPreview}
      placeholder={<p>Déposez une photo ici, ou touchez pour la choisir</p>}
      helperText="JPEG, PNG, WebP ou AVIF, 10 Mo au plus"
      inputProps={{ accept: 'image/*', 'aria-label': label }}
      sx={{
        '& .RaFileInput-dropZone': { color: 'text.primary', border: 1, borderColor: 'divider' },
      }}
    >
      <ImageField source="src" title="title" />
    </ImageInput>
  );
}
