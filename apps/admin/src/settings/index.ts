import SettingsIcon from '@mui/icons-material/Settings';
import { SettingsPage } from './settings-page.tsx';

export const screens = { list: SettingsPage, icon: SettingsIcon };
