export { YOUR_LEVEL } from '@sesame/kernel';
