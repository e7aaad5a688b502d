import { type RaRecord, useGetRecordRepresentation, useResourceContext } from 'react-admin';

/** What rows are called where many of them have the same button: « Publier : avis de Afiavi Hounsou sur Savon noir ». */
export function useRowTitles(): (row: RaRecord) => string {
  const represent = useGetRecordRepresentation(useResourceContext());
  return (row) => {
    const title = represent(row);
    return typeof title === 'string' ? title : '';
  };
}
