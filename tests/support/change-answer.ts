import type { Page } from '@playwright/test';

/** Changes an answer of the service: its value, or each row of a list. */
export async function changeAnswer(page: Page, url: string, changes: object): Promise<void> {
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { value: object | object[] };
    const value = Array.isArray(answer.value)
      ? answer.value.map((row: object) => ({ ...row, ...changes }))
      : { ...answer.value, ...changes };
    await route.fulfill({ response, json: { ...answer, value } });
  });
}
