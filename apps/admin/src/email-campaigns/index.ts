import CampaignIcon from '@mui/icons-material/Campaign';
import { CampaignList } from './campaign-list.tsx';
import { CampaignPage } from './campaign-page.tsx';
import { CampaignCreate, CampaignEdit } from './campaign-pages.tsx';

export const screens = {
  list: CampaignList,
  show: CampaignPage,
  create: CampaignCreate,
  edit: CampaignEdit,
  icon: CampaignIcon,
};
