import { en } from './en';
import { ja, type TourTexts } from './ja';

export const textsIn = (language: 'ja' | 'en'): TourTexts => (language === 'ja' ? ja : en);
