import { useEffect, useRef } from 'react';
import { useController, useFormContext, useFormState } from 'react-hook-form';
import { beginsAsPicture, PICTURE_HEAD_BYTES, PICTURE_UNREADABLE } from '@tokpa/contract/picture-files';
import type { FormPicture, ProductForm } from './product-form-values.ts';

/** The server speaks of the files as `images`: a field of that name lets its refusals come and go. */
type WithFiles = ProductForm & { images: unknown };

export function usePictureErrors(): string[] {
  useController<WithFiles, 'images'>({ name: 'images' });
  const { errors } = useFormState<WithFiles>();
  const said = [errors.images?.message, errors.pictures?.message];
  return said.filter((message) => typeof message === 'string');
}

/** A folder that was dropped, or a file that is gone meanwhile, is none either. */
async function isPicture(file: File): Promise<boolean> {
  const head = await file
    .slice(0, PICTURE_HEAD_BYTES)
    .arrayBuffer()
    .catch(() => new ArrayBuffer());
  return beginsAsPicture(new Uint8Array(head));
}

/** The pictures of the form. A file that is none, which only a field for files keeps from being chosen, is refused at once. */
export function usePictures() {
  const { field } = useController<ProductForm, 'pictures'>({ name: 'pictures' });
  const { clearErrors, getValues, setError } = useFormContext<WithFiles>();
  const addresses = useRef<string[]>([]);
  useEffect(() => () => addresses.current.forEach((address) => URL.revokeObjectURL(address)), []);
  function show(file: File): FormPicture {
    const src = URL.createObjectURL(file);
    addresses.current.push(src);
    return { key: src, src, alt: '', file };
  }
  async function add(files: readonly File[]) {
    const areTaken = await Promise.all(files.map(isPicture));
    clearErrors('images');
    if (areTaken.includes(false)) setError('images', { message: PICTURE_UNREADABLE });
    const added = files.filter((_, at) => areTaken[at]).map(show);
    field.onChange([...getValues('pictures'), ...added]);
  }
  return {
    pictures: field.value,
    add: (files: Iterable<File>) => void add([...files]),
    change: (next: FormPicture[]) => field.onChange(next),
  };
}
