/** What a call came to: 0 when there was no answer. */
export interface Answer<Data> {
  status: number;
  data?: Data;
  message?: string;
  errors?: Record<string, string>;
  /** Of a refusal for maintenance: until when. */
  details?: { until?: string };
}

const timeLimit = 10_000;

/** In the browser-only demo it is the page itself that answers. */
const ready =
  import.meta.env.MODE === 'demo'
    ? import('../demo/start.ts').then(({ startDemo }) => startDemo())
    : Promise.resolve();

/** One call of the public API. Never throws: no answer is an answer too. */
export const callApi = async <Data>(path: string, init: RequestInit = {}): Promise<Answer<Data>> => {
  try {
    await ready;
    const answer = await fetch(`/api/v1/${path}`, { ...init, signal: AbortSignal.timeout(timeLimit) });
    const body = (await answer.json()) as Omit<Answer<Data>, 'status'>;
    return { ...body, status: answer.status };
  } catch (error) {
    console.warn(error);
    return { status: 0 };
  }
};
