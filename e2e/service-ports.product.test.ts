// Calls every route at its service's own port, where the gateway alone may ask, for every kind of caller.
import { expectAllRight, matrixOf } from './src/access-matrix/asked.ts';
import { namedCallers, straightAtServices, type Matrix } from './src/access-matrix/questions.ts';
import { sharedProduct } from './src/product/shared-product.ts';

let matrix: Matrix;
beforeAll(async () => {
  matrix = await matrixOf(await sharedProduct());
});

describe('every route', () => {
  it("answers only the gateway at the service's port, and only for callers with the right role", async () => {
    const questions = straightAtServices(matrix);
    const asked = new Set(questions.map(({ route }) => route));
    expect(matrix.routes.filter((route) => !route.atDoor && !asked.has(route))).toEqual([]);
    await expectAllRight("at the services' ports", questions);
  });

  it('under /internal answers only the services that it names', () =>
    expectAllRight('services that are named', namedCallers(matrix)));
});
