import { answerCsv, type CsvQuestion } from './answer-csv';

addEventListener('message', ({ data }: MessageEvent<CsvQuestion>) => {
  void answerCsv(data, (message) => postMessage(message));
});
