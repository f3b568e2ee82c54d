import { Type } from 'typebox';

const day = (description: string) => Type.Optional(Type.String({ description }));

export const PhonesChecked = Type.Object(
  {
    madeUp: Type.Optional(Type.Literal(true, { description: 'The leads are made up, and so are their flags.' })),
    checkedOn: day("The day of the registry's list. Absent where we compared none: then flags are as the leads came."),
    callableUntil: day('The last day on which one may call by these flags: 31 days later.'),
    against: Type.Optional(
      Type.Array(Type.Object({ source: Type.String(), asOf: Type.String() }), {
        description: 'All lists that were compared, `federal` the registry of the United States.',
      }),
    ),
  },
  { description: 'How the phone numbers of the leads were checked against do-not-call lists, where they have any.' },
);
