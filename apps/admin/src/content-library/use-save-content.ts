import { useState } from 'react';
import { useLogoutIfAccessDenied, useNotify, useRecordContext, useRedirect } from 'react-admin';
import { ApiError } from '@tokpa/contract/client';
import { contentLibraryEndpoints } from '@tokpa/contract/content-library';
import { changedFields } from '../changed-fields.ts';
import { bodyFor } from '../form-body.ts';
import { formErrorsOf } from '../form-errors.ts';
import { messageOf } from '../ui/index.ts';
import { createUploadClient } from '../upload-client.ts';

type Values = Record<string, unknown>;

function send(id: string | undefined, values: Values, onProgress: (share: number) => void) {
  const { call } = createUploadClient(onProgress);
  if (id === undefined) {
    const body = bodyFor(contentLibraryEndpoints['POST /content-library'], values) as FormData;
    return call('POST /content-library', { body });
  }
  const body = bodyFor(contentLibraryEndpoints['PUT /content-library/{id}'], values) as FormData;
  return call('PUT /content-library/{id}', { params: { id }, body });
}

/** Saves a document and tells how much of it has left. What the shop refuses comes back field by field; nothing typed is lost. */
export function useSaveContent(id?: string) {
  // A new one has none.
  const record = useRecordContext();
  const [sentShare, setSentShare] = useState<number>();
  const notify = useNotify();
  const redirect = useRedirect();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();

  async function save(values: Values): Promise<Record<string, unknown> | undefined> {
    setSentShare(0);
    try {
      await send(id, changedFields(values, { resource: 'content-library', previous: record }), setSentShare);
      notify('Document enregistré', { type: 'success' });
      redirect('list', 'content-library');
      return undefined;
    } catch (error) {
      if (await logoutIfAccessDenied(error)) return undefined;
      const isSaidAtField = error instanceof ApiError && Object.keys(error.errors).length > 0;
      // It is not said again over the button that the person needs next.
      if (!isSaidAtField) notify(messageOf(error), { type: 'error' });
      return formErrorsOf(error);
    } finally {
      setSentShare(undefined);
    }
  }

  return { save, sentShare };
}
