import { useMemo } from 'react';
import { useCanAccessCallback, useNotify } from 'react-admin';
import { keepOwnPictures, picturesAlone } from './pasted-pictures.ts';
import { ADD_PICTURE, type AskedPicture } from './editor-picture.ts';

type View = { posAtCoords: (at: { left: number; top: number }) => { pos: number } | null };
type Clicked = { type: { name: string }; attrs: Record<string, unknown> };

/**
 * What the editor does with pictures that are pasted, dropped or touched: one that comes by itself is asked about and sent, one of the text
 * is opened. Those that come in a text from elsewhere are not kept: whoever pastes them hears so at once, not from the saved text.
 */
export function usePastedPictures(ask: (picture: AskedPicture) => void) {
  const notify = useNotify();
  const canAccess = useCanAccessCallback();
  return useMemo(() => {
    const tellLost = () =>
      notify('Les images collées ne sont pas gardées : ajoutez-les avec « Ajouter une image »', { type: 'warning' });
    const take = async ([file, ...others]: File[], at?: number) => {
      if (!(await canAccess(ADD_PICTURE))) return tellLost();
      if (others.length > 0) notify('Une image à la fois : ajoutez les autres ensuite', { type: 'info' });
      return ask({ file, at });
    };
    const takeAlone = (event: Event, data: DataTransfer | null, at?: number): boolean => {
      const pictures = picturesAlone(data, location.origin);
      if (pictures.length === 0) return false;
      event.preventDefault();
      void take(pictures, at);
      return true;
    };
    return {
      transformPastedHTML: (pasted: string) => {
        const { html, lost } = keepOwnPictures(pasted, location.origin);
        if (lost > 0) tellLost();
        return html;
      },
      // Before the pasted text is read, which would say that a picture beside its own file is lost.
      handleDOMEvents: {
        paste: (_: View, event: ClipboardEvent) => takeAlone(event, event.clipboardData),
        drop: (view: View, event: DragEvent) =>
          takeAlone(event, event.dataTransfer, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos),
      },
      handleClickOn: (_view: View, _at: number, { type, attrs }: Clicked, at: number): boolean => {
        if (type.name === 'image') ask({ at, shown: attrs as NonNullable<AskedPicture['shown']> });
        return false;
      },
    };
  }, [notify, canAccess, ask]);
}
