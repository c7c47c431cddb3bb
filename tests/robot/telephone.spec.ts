import { expect, test } from '@playwright/test';
import { ignoreTelephoneLinks } from './telephone.ts';

test('a page still gets what is pressed after its telephone link', async ({ context, page }) => {
  await ignoreTelephoneLinks(context);
  await page.goto(
    'data:text/html,<a href="tel:+18095550147">555-0147</a><button onclick="this.title = +this.title + 1">M%C3%A1s</button>',
  );
  await page.getByRole('link').press('Enter');
  const button = page.getByRole('button');
  // Without it the dialog comes after the first few.
  for (let press = 0; press < 20; press += 1) await button.click();
  await expect(button).toHaveAttribute('title', '20');
});
