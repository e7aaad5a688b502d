import { useState } from 'react';
import { Confirm, useListContext } from 'react-admin';
import { Button } from '@mui/material';
import { Problem } from './problem.tsx';
import { type BulkAct, useBulkAct } from './use-bulk-act.ts';

type BulkButtonProps = BulkAct & {
  label: string;
  /** What is asked before: « Archiver 2 produits ? », and what comes of it. */
  question?: { title: (count: number) => string; consequence: string };
  isGrave?: boolean;
};

/** What is done with all rows that are ticked. */
export function BulkButton({ label, question, isGrave = false, ...bulk }: BulkButtonProps) {
  const { selectedIds } = useListContext();
  const { act, isBusy, problem } = useBulkAct(bulk);
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  return (
    <>
      <Button
        color={isGrave ? 'error' : 'primary'}
        loading={isBusy}
        onClick={question ? () => setIsAsking(true) : act}
        sx={{ minHeight: 44 }}
      >
        {label}
      </Button>
      {question && (
        <Confirm
          isOpen={isAsking}
          title={question.title(selectedIds.length)}
          content={question.consequence}
          confirmColor={isGrave ? 'warning' : 'primary'}
          onConfirm={() => {
            // It can still be clicked while it fades.
            if (!isAsking) return;
            close();
            act();
          }}
          onClose={close}
        />
      )}
      <Problem>{problem}</Problem>
    </>
  );
}
