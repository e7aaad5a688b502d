export { screens } from './screens.tsx';
