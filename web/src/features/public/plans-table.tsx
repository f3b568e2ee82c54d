import { Bone, Loaded } from '../../components/feedback/loaded.tsx';
import { PlansCompared } from '../../components/plans/plans-compared.tsx';
import { usePlans } from './api.ts';

/** The plans in one table, so that they can be compared line by line. */
export function PlansTable() {
  const plans = usePlans();
  return (
    <Loaded
      query={plans}
      skeleton={<Skeleton />}
      isEmpty={(all) => all.length === 0}
      empty={<p>No plan is on sale right now. The free trial is available.</p>}
    >
      {(all) => <PlansCompared plans={all} />}
    </Loaded>
  );
}

function Skeleton() {
  return (
    <div className="plans-waiting">
      <Bone width="100%" height={22} />
      {Array.from({ length: 6 }, (_, line) => (
        <Bone key={line} height={20} />
      ))}
    </div>
  );
}
