/** Stands behind the name of what is not finished. */
export function BetaMark() {
  return (
    <>
      {' '}
      <span className="beta">Beta</span>
    </>
  );
}
