import PaymentsIcon from '@mui/icons-material/Payments';
import { TransactionList } from './transaction-list.tsx';

export const screens = { list: TransactionList, icon: PaymentsIcon };
