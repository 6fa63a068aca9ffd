"""What is raised when something cannot be done."""


class DragonhallError(Exception):
    """A rule says no, or something that was given makes no sense.

    ``code`` is a stable name for the reason, ``rule`` the number of the rule it rests on (empty if it is no rule of a game).
    """

    code: str
    rule: str

    def __init__(self, message: str, code: str = "", rule: str = "") -> None:
        super().__init__(message)
        self.code = code
        self.rule = rule

    def __reduce__(self):
        return type(self), (str(self), self.code, self.rule)
