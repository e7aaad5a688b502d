import type { SystemInformation } from '@tokpa/contract/system';
import { Box } from '@mui/material';
import { Panel } from '../ui/index.ts';

const CELL = { p: 0.75, borderBottom: 1, borderColor: 'divider', textAlign: 'right' } as const;

/** The work in the background: what is waiting, and what was given up. */
export function Queues({ queues }: Pick<SystemInformation, 'queues'>) {
  return (
    <Panel title="Travail en arrière-plan">
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="group" aria-label="Files d’attente">
        <Box component="table" sx={{ borderCollapse: 'collapse', width: '100%', '& td, & th': CELL }}>
          <thead>
            <tr>
              <Box component="th" scope="col" sx={{ textAlign: 'left !important' }}>
                File
              </Box>
              <th scope="col">À faire</th>
              <th scope="col">En cours</th>
              <th scope="col">Prévu</th>
              <th scope="col">Abandonné</th>
            </tr>
          </thead>
          <tbody>
            {queues.map(({ name, waiting, active, planned, failed }) => (
              <tr key={name}>
                <Box component="th" scope="row" sx={{ textAlign: 'left !important', fontWeight: 400 }}>
                  {name}
                </Box>
                <td>{waiting}</td>
                <td>{active}</td>
                <td>{planned}</td>
                <Box component="td" sx={{ ...(failed > 0 && { color: 'error.main', fontWeight: 700 }) }}>
                  {failed}
                </Box>
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Panel>
  );
}
