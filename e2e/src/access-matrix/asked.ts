// The matrix of one product, asked whole.
import type { SharedProduct } from '../product/shared-product.ts';
import { allWrong, type Question } from './ask.ts';
import { listedRoutes, type Route } from './listed-routes.ts';
import { gatherPeople, ownSomething, signersOf } from './people.ts';
import type { Matrix } from './questions.ts';

/** Routes, people and examples of a running product; takes some seconds, because people sign up. */
export async function matrixOf({ url, dataFolder, routeListing }: SharedProduct): Promise<Matrix> {
  const people = await gatherPeople(url);
  return {
    url,
    routes: listedRoutes(dataFolder, routeListing),
    people,
    owned: await ownSomething(url, people.owner),
    signers: await signersOf(dataFolder),
  };
}

export const addressOf = ({ method, path }: Pick<Route, 'method' | 'path'>): string => `${method} ${path}`;

/** Asks all, expects the right answer to each, and prints how many there were. */
export async function expectAllRight(what: string, questions: Question[]): Promise<void> {
  const began = performance.now();
  expect(await allWrong(questions)).toEqual([]);
  const routes = new Set(questions.map(({ route }) => route)).size;
  process.stdout.write(
    `access matrix, ${what}: ${routes} routes, ${questions.length} requests, ${Math.round(performance.now() - began)} ms\n`,
  );
}
