import { answerCsv, type CsvRequest } from './answer-csv';

addEventListener('message', ({ data }: MessageEvent<CsvRequest>) => {
  void answerCsv(data, (message) => postMessage(message));
});
