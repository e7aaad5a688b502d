import ReviewsIcon from '@mui/icons-material/Reviews';
import { ReviewList } from './review-list.tsx';

export const screens = { list: ReviewList, icon: ReviewsIcon };
