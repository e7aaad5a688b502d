import ReviewsIcon from '@mui/icons-material/Reviews';
import { fullNameOf } from '@tokpa/contract/full-name';
import type { StaffReview } from '@tokpa/contract/reviews';
import { ReviewList } from './review-list.tsx';

const titleOf = ({ user, product }: StaffReview) => `avis de ${fullNameOf(user)} sur ${product.name}`;

export const screens = { list: ReviewList, icon: ReviewsIcon, recordRepresentation: titleOf };
